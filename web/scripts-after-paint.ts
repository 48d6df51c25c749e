const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Resolves once the page has been painted; a page in a hidden tab is not, and does not wait. */
const PAINTED =
  "await new Promise((go) => { setTimeout(go, 1000); document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)) });"

/**
 * A written page stands without scripts. This puts off fetching them until it has been painted, so that
 * its words, style and fonts have the line to themselves: the preloads of the head are made by the
 * script that starts the rest, and what that script imports it imports then.
 * Throws where the page does not have that script in the shape the router writes it.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const starter = STARTER.exec(html)?.[1]
  if (!starter || files.length === 0) throw new Error("the written page does not start its scripts as expected")
  const later = starter
    .replaceAll(/^\s*import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
    .replaceAll(/^\s*import ("[^"]+");/gm, "await import($1);")
  if (/^\s*import\s*["*{\w]/m.test(later)) throw new Error("an import of the written page would not wait")
  const preload = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`
  return html
    .replaceAll(PRELOAD, "")
    .replace(STARTER, () => `<script type="module" async="">${PAINTED}\n${preload}\n${later}</script>`)
}
