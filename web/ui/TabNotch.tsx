/** The dip of the speaking rule; shown by CSS under the active tab. */
export function TabNotch() {
  return (
    <svg className="tab-notch" viewBox="0 0 14 11" aria-hidden="true">
      <path d="M0 -.5V.5H2.5V9.5L11.5 .5H14V-.5Z" stroke="none" />
      <path d="M0 .5H2.5V9.5L11.5 .5H14" fill="none" />
    </svg>
  )
}
