import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { Company } from "#contracts/companies.ts"
import { RUNTIMES, type Runtime } from "#contracts/limits.ts"
import { api } from "#web/api/api.ts"
import { messageOf } from "#web/api/api-error.ts"
import { usePassingMessage } from "#web/components/use-passing-message.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { Field } from "#web/ui/Field.tsx"
import { Select } from "#web/ui/Select.tsx"
import { showToast } from "#web/ui/toasts.ts"
import { CompanyDossier } from "./CompanyDossier.tsx"
import { CHOICE_GRID } from "./choice-grid.ts"
import { companiesIn, industriesOf } from "./industries.ts"
import { NobodySeated } from "./NobodySeated.tsx"
import { WhatHappens } from "./WhatHappens.tsx"

/** Industry, then a company of it, then how long; what is chosen shows beside. */
export function SimulationChoice({ companies }: { companies: readonly Company[] }) {
  const navigate = useNavigate()
  const [industry, setIndustry] = useState("")
  const [companyId, setCompanyId] = useState<number | null>(null)
  const [runtime, setRuntime] = useState<Runtime | null>(null)
  const [message, setMessage] = usePassingMessage()
  const company = companies.find((one) => one.id === companyId)
  const create = useMutation({
    mutationFn: (choice: { company_id: number; runtime: Runtime }) =>
      api.createSimulation({ body: { investor_simulation: choice } }),
    onSuccess: ({ id }) => {
      showToast("Simulation created successfully!")
      void navigate(`/investor_simulation/${id}`)
    },
    onError: (error) => setMessage({ text: messageOf(error), tone: "error" }),
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (companyId !== null && runtime !== null) create.mutate({ company_id: companyId, runtime })
  }
  const chooseIndustry = (chosen: string) => {
    setIndustry(chosen)
    setCompanyId(null)
  }
  return (
    <div className={CHOICE_GRID}>
      <form className="grid gap-6 border-t border-ink pt-7" onSubmit={start}>
        <Field label="Industry">
          <Select
            value={industry}
            placeholder="Choose an industry"
            onChange={(event) => chooseIndustry(event.target.value)}
          >
            {industriesOf(companies).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label="Company" hint={industry === "" ? "Choose an industry first." : undefined}>
          <Select
            value={companyId ?? ""}
            placeholder="Choose a company"
            disabled={industry === ""}
            onChange={(event) => setCompanyId(Number(event.target.value))}
          >
            {companiesIn(companies, industry).map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Runtime">
          <Select
            className="num"
            value={runtime ?? ""}
            placeholder="Choose a runtime"
            onChange={(event) => setRuntime(RUNTIMES.find((minutes) => minutes === Number(event.target.value)) ?? null)}
          >
            {RUNTIMES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        </Field>
        {message && <Alert tone={message.tone}>{message.text}</Alert>}
        <Button
          type="submit"
          size="lg"
          className="mt-2"
          disabled={companyId === null || runtime === null}
          busy={create.isPending || create.isSuccess}
        >
          Start Simulation
        </Button>
        <p className="hint">The clock starts when you enter the room.</p>
        <WhatHappens runtime={runtime} />
      </form>
      {company ? <CompanyDossier key={company.id} company={company} /> : <NobodySeated />}
    </div>
  )
}
