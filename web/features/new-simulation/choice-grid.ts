/** The form beside the company's card; the skeleton takes the same shape. */
export const CHOICE_GRID =
  "grid items-start gap-8 lg:grid-cols-[minmax(0,280px)_minmax(0,1fr)] lg:gap-x-12 xl:grid-cols-[minmax(0,320px)_minmax(0,1fr)] xl:gap-x-[72px]"
