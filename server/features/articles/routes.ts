import { notFound } from "#server/http/app-error.ts"
import type { Handlers } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import { articlesOf, findArticle, findCategory, listCategories } from "./store.ts"

export function articleHandlers({
  db,
}: AppParts): Pick<Handlers, "listCategories" | "categoryArticles" | "getArticle"> {
  return {
    listCategories: () => listCategories(db),

    async categoryArticles({ params }) {
      const category = await findCategory(db, params.id)
      if (!category) throw notFound()
      return { category, articles: await articlesOf(db, category.id) }
    },

    async getArticle({ params }) {
      const article = await findArticle(db, params.id)
      const category = article && (await findCategory(db, String(article.category_id)))
      if (!article || !category) throw notFound()
      return { category, article }
    },
  }
}
