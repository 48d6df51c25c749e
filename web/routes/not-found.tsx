import { NotFound } from "#web/components/NotFound.tsx"

export default NotFound
