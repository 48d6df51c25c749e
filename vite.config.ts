import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { contentPlugin } from "./scripts/content-plugin.ts"
import { fontsPlugin } from "./scripts/fonts-plugin.ts"

const API = "http://127.0.0.1:3000"

export default defineConfig({
  publicDir: "web/public",
  plugins: [
    fontsPlugin(),
    tailwindcss(),
    reactRouter(),
    contentPlugin(["/", "/overview", "/about", "/legal/terms", "/legal/privacy"]),
  ],
  build: {
    // The content security policy allows no data: addresses, and production ships no sources.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files instead of forty: a stranger's phone asks once, not forty times.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
            { name: "public", test: /[\\/]web[\\/](root\.tsx|features[\\/]public[\\/])/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": API, "/mails": API, "/article-images": API } },
})
