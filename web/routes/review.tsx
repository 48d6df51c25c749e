import { ReviewPage } from "#web/features/review/ReviewPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Review")

export default ReviewPage
