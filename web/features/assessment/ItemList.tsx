import { Plus, X } from "lucide-react"
import { type KeyboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { MAX_ASSESSMENT_ITEMS, MAX_ITEM_LENGTH } from "#contracts/limits.ts"
import { Button } from "../../ui/Button.tsx"
import { TextArea } from "../../ui/TextArea.tsx"
import { addItem, changeItem, removeItem } from "./assessment-draft.ts"

type Props = { noun: string; list: string[]; onChange: (list: string[]) => void }

/** One box an item. Enter goes on to the next; a box is focused as soon as it is there. */
export function ItemList({ noun, list, onChange }: Props) {
  const boxes = useRef<HTMLOListElement>(null)
  const apply = ({ list, focus }: { list: string[]; focus: number }) => {
    flushSync(() => onChange(list))
    boxes.current?.querySelectorAll("textarea")[focus]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault()
      if (list[at]?.trim() !== "") apply(addItem(list, at))
    }
    if (event.key === "Backspace" && list[at] === "" && list.length > 1) {
      event.preventDefault()
      apply(removeItem(list, at))
    }
  }
  return (
    <>
      <ol className="assess-items" ref={boxes}>
        {list.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are places; the words in them are controlled
          <li key={at}>
            <span className="assess-number num" aria-hidden="true">
              {at + 1}
            </span>
            <TextArea
              rows={1}
              maxRows={8}
              value={item}
              maxLength={MAX_ITEM_LENGTH}
              aria-label={`${noun} ${at + 1}`}
              onChange={(event) => onChange(changeItem(list, at, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            <Button
              variant="quiet"
              size="icon"
              className="assess-remove"
              aria-label={`Remove item ${at + 1}`}
              disabled={list.length === 1 && item === ""}
              onClick={() => apply(removeItem(list, at))}
            >
              <X className="icon" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="assess-add">
        <Button
          variant="secondary"
          size="sm"
          disabled={list.length >= MAX_ASSESSMENT_ITEMS}
          onClick={() => apply(addItem(list, list.length - 1))}
        >
          <Plus className="icon" aria-hidden="true" />
          Add
        </Button>
        <span className="hint">
          {list.length} of at most {MAX_ASSESSMENT_ITEMS}. Enter adds the next.
        </span>
      </div>
    </>
  )
}
