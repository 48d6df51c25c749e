/** How the meeting works, for the Help dialog. */
export function HelpText({ company, runtime }: { company: string; runtime: number }) {
  const points = [
    [
      "Asking",
      `You have ${runtime} minutes with the management of ${company}. Ask in your own words, one subject at a time; whoever owns the subject answers.`,
    ],
    [
      "Going deeper",
      "A first answer is short. Ask again for the detail, and ask for evidence or press a claim to see what stands behind it.",
    ],
    ["Keys", "Enter sends. Shift and Enter break the line. A question may have up to 2,000 characters."],
    ["Hint", "Names an area you have not touched yet. It never gives an answer."],
    ["Notes", "Are yours alone, stay in this browser, and can be opened beside your assessment."],
    [
      "The clock",
      "Runs while this page is open. Exit simulation leaves the room; come back to the same address and the meeting goes on. End simulation ends it for good.",
    ],
    [
      "Afterwards",
      "You write down strengths, weaknesses and due diligence points, answer one question of the investment committee, and read your review.",
    ],
  ]
  return (
    <dl className="room-help">
      {points.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
