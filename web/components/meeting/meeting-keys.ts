/** Storage keys of one simulation; they carry its id, so that two simulations never share a clock. */
export const meetingKeys = (id: number) => ({
  running: `parley:simulation:${id}:running`,
  timer: `parley:simulation:${id}:timer`,
  draft: `parley:simulation:${id}:draft`,
  pending: `parley:simulation:${id}:pending`,
  notes: `parley:simulation:${id}:notes`,
  assessment: `parley:simulation:${id}:assessment`,
  flags: `parley:simulation:${id}:flags`,
})
