import type { Client } from "./client.ts"
import { MET } from "./harness.ts"

/** A running meeting with the company that tests meet. */
export async function startMeeting(client: Client, runtime: 15 | 30 | 45 | 60 = 15): Promise<number> {
  const { id } = await client.ok("createSimulation", { body: { investor_simulation: { company_id: MET, runtime } } })
  return id
}

export const ask = (client: Client, id: number, input: string, client_id?: string) =>
  client.call("generateOutput", { params: { id }, body: { investor_simulation: { input, client_id } } })

export const complete = (client: Client, id: number, time_left = 600) =>
  client.call("completeSimulation", { params: { id }, body: { investor_simulation: { time_left } } })

/** An assessment that passes, with a question that exists. */
export async function writeAssessment(client: Client, strength = "A team that has done this before") {
  const question = await client.ok("randomIcQuestion")
  return {
    strengths: [strength],
    weaknesses: ["Few customers carry most of the revenue"],
    dd_items: ["Read the three largest contracts"],
    ic_question_id: question.id,
    ic_response: "I would go ahead, with a smaller first ticket, because the product is used every day.",
  }
}

export const submit = (client: Client, id: number, assessment: Awaited<ReturnType<typeof writeAssessment>>) =>
  client.call("submitAssessment", { params: { id }, body: { assessment } })

export const giveFeedback = (client: Client, simulation_id: number, rating = 4) =>
  client.call("giveFeedback", {
    body: { simulation_review: { mode: "investor", simulation_id, rating, feedback: "It felt like a real meeting." } },
  })
