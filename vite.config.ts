import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { contentPlugin } from "./scripts/content-plugin.ts"

const API = "http://127.0.0.1:3000"

export default defineConfig({
  publicDir: "web/public",
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentPlugin(["/", "/overview", "/about", "/legal/terms", "/legal/privacy"]),
  ],
  build: {
    // The content security policy allows no data: addresses, and production ships no sources.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { proxy: { "/api": API, "/mails": API, "/article-images": API } },
})
