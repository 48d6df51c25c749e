import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"

let tested: TestApp
beforeAll(async () => {
  tested = await startTestApp()
})
afterAll(() => tested.close())

test("categories lead to articles, and articles to their words and picture, for every role", async () => {
  const founder = await tested.as("founder")
  const categories = await founder.ok("listCategories")
  expect(categories.length).toBeGreaterThanOrEqual(2)
  for (const { uuid, category } of categories) {
    const listed = await founder.ok("categoryArticles", { params: { id: uuid } })
    expect(listed.category.category).toBe(category)
    expect(listed.articles.length).toBeGreaterThan(0)
    for (const summary of listed.articles) {
      const { article } = await founder.ok("getArticle", { params: { id: summary.uuid } })
      expect(article).toMatchObject(summary)
      expect(article.content).toContain("\n\n")
      const picture = await tested.app.inject({ url: summary.image_url ?? "" })
      expect([summary.image_url, picture.statusCode]).toEqual([summary.image_url, 200])
    }
  }
})

test("a row's number does as well as its uuid; anything else is 404", async () => {
  const founder = await tested.as("founder")
  const { article } = await founder.ok("getArticle", { params: { id: 1 } })
  expect(article.id).toBe(1)
  for (const id of ["0", "999999", "x", "00000000-0000-4000-8000-000000000000", "..%2f..%2fpackage.json"]) {
    expect((await founder.raw("GET", `/articles/${id}`)).status).toBe(404)
    expect((await founder.raw("GET", `/article_categories/${id}/articles`)).status).toBe(404)
    expect((await tested.app.inject({ url: `/api/v1/images/articles/${id}` })).statusCode).toBe(404)
  }
})
