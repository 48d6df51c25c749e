/** Numbers as they are written, without thousands marks, in the order of the text: "4.2", "1200". */
export function figures(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    number.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(/,/g, "."),
  )
}
