import { defineConfig } from "vitest/config"

/**
 * unit: pure code of every room, many files at once. api: the real app on a real database,
 * one database a worker; TEST_DATABASE=postgres runs the same files on a PostgreSQL server.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contracts,domain,engine,content,web,scripts}/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Some files wait for endpoints that hang; the others go on meanwhile. A worker keeps its modules
          // from file to file, and with them the embedding model.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: "api",
          include: ["server/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 90_000,
          maxWorkers: 1,
          isolate: false,
        },
      },
    ],
  },
})
