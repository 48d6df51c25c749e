import { LogOut, UserRound } from "lucide-react"
import { useState } from "react"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx"
import { Dialog } from "#web/ui/Dialog.tsx"
import { Drawer } from "#web/ui/Drawer.tsx"
import { Menu, MenuItem, MenuSeparator } from "#web/ui/Menu.tsx"
import { TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx"
import { showToast } from "#web/ui/toasts.ts"
import { Shelf } from "./Shelf.tsx"

const TABS = [
  { value: "strengths", label: "Strengths", done: true },
  { value: "weaknesses", label: "Weaknesses" },
  { value: "dueDiligence", label: "Due Diligence" },
] as const
type Open = "dialog" | "confirm" | "left" | "right" | null

export function OverlayShelves() {
  const [open, setOpen] = useState<Open>(null)
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("strengths")
  const close = () => setOpen(null)
  return (
    <>
      <Shelf title="Tabs">
        <Tabs value={tab} onChange={setTab} className="w-full">
          <TabList label="Assessment" tabs={TABS} />
          {TABS.map(({ value, label }) => (
            <TabPanel key={value} value={value} className="pt-5 text-ink-soft">
              {label} stand here.
            </TabPanel>
          ))}
        </Tabs>
      </Shelf>
      <Shelf title="Dialog, drawer, menu, toast">
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => setOpen("left")}>
          Drawer left
        </Button>
        <Button variant="secondary" onClick={() => setOpen("right")}>
          Drawer right
        </Button>
        <Menu trigger={<Button variant="secondary">Menu</Button>}>
          <MenuItem icon={<UserRound className="icon" aria-hidden="true" />}>My account</MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut className="icon" aria-hidden="true" />}>Sign out</MenuItem>
        </Menu>
        <Button variant="secondary" onClick={() => showToast("Simulation created successfully!")}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => showToast("The simulation could not be created.", "error")}>
          Toast, error
        </Button>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="How the meeting works"
          description="You ask, they answer."
        />
        <ConfirmDialog
          open={open === "confirm"}
          title="End the simulation?"
          description="The meeting cannot be taken up again."
          danger
          onConfirm={close}
          onCancel={close}
        />
        <Drawer
          open={open === "left" || open === "right"}
          side={open === "right" ? "right" : "left"}
          onClose={close}
          label="Team"
        >
          <p className="p-8">What stands beside the page on a wide window.</p>
        </Drawer>
      </Shelf>
      <Shelf title="Alert">
        <Alert>You do not yet have access.</Alert>
        <Alert tone="success">Login successful! Redirecting...</Alert>
        <Alert tone="error">The list could not be read.</Alert>
      </Shelf>
    </>
  )
}
