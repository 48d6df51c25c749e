const two = (value: number) => String(value).padStart(2, "0")

/** Whole seconds as mm:ss; an hour reads 60:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** "14:05", in the reader's time zone. */
export function timeOfDay(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" })

/** British style, as everywhere: "14:05, 3 September 2024". */
export function dateAndTime(date: Date): string {
  return `${timeOfDay(date)}, ${day.format(date)}`
}
