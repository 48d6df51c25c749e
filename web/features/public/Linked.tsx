const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Text in which e-mail addresses can be pressed. */
export function Linked({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their places.
      <a key={index} className="text-link" href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
