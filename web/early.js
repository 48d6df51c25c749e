// Inline in every page: what cannot wait for the scripts.
// The chosen appearance must not flash in the other one.
try {
  var theme = localStorage.getItem("parley:theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; the system's setting then stands.
}
// The page's policy forbids code made out of text, so the library that checks replies need not try it.
// oxlint-disable-next-line no-underscore-dangle -- the name is the library's own
globalThis.__zod_globalConfig = { jitless: true }
// A form sent before the scripts are here must not put a password into an address, and must not be lost.
var held
function hold(event) {
  event.preventDefault()
  event.stopImmediatePropagation()
  held = event.target
}
document.addEventListener("submit", hold, true)
document.addEventListener(
  "parley:awake",
  () => {
    document.removeEventListener("submit", hold, true)
    if (held) held.requestSubmit()
  },
  { once: true },
)
