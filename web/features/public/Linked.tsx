const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/legal\/\w+)/

/** Text in which e-mail addresses and the site's own legal pages can be pressed. */
export function Linked({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their places.
      <a key={index} className="text-link" href={part.startsWith("/") ? part : `mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
