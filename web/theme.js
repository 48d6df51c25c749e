// Runs before the first paint: the chosen appearance must not flash in the other one.
try {
  var theme = localStorage.getItem("parley:theme")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed to us; the system's setting then stands.
}
