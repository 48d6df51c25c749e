import { DropdownMenu } from "radix-ui"
import type { ReactNode } from "react"

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
  side?: "top" | "bottom"
  align?: "start" | "end"
}

/**
 * A menu of actions. Not modal and not portalled: nothing is injected into the page's head, and it
 * works inside a Drawer, which lives in the browser's top layer.
 */
export function Menu({ trigger, children, side = "bottom", align = "start" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" side={side} align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = { children: ReactNode; icon?: ReactNode; onSelect?: () => void; disabled?: boolean }

export function MenuItem({ children, icon, onSelect, disabled }: MenuItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
}
