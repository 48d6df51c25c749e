import { Star } from "lucide-react"
import { useId } from "react"

type StarRatingProps = {
  legend: string
  value: number
  max?: number
  onChange: (value: number) => void
  disabled?: boolean
}

/** Stars as a real radio group: arrows choose, 0 is "nothing chosen yet". */
export function StarRating({ legend, value, max = 5, onChange, disabled }: StarRatingProps) {
  const name = useId()
  const stars = Array.from({ length: max }, (_, index) => index + 1)
  return (
    <fieldset className="stars" disabled={disabled}>
      <legend className="label mb-2">{legend}</legend>
      <div className="stars-row flex items-center gap-0.5">
        {stars.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <span className="sr-only">{star === 1 ? "1 star" : `${star} stars`}</span>
            <Star className="icon" aria-hidden="true" />
          </label>
        ))}
        <span aria-hidden="true" className="num ml-2 text-14 text-ink-faint">
          {value > 0 && `${value} of ${max}`}
        </span>
      </div>
    </fieldset>
  )
}
