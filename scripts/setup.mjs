// Runs before `npm start` and `npm test`, on whatever Node the host has (20.19 or newer), with
// nothing installed. Plain JavaScript and no dependency, for that reason.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, "node_modules")
const binFolder = join(modules, ".bin")
const windows = process.platform === "win32"

function say(sentence) {
  console.log(`parley: ${sentence}`)
}

function run(command, args, what) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: windows,
    // The native runtime comes inside its npm package; its install script would look for more on the network.
    env: {
      ...process.env,
      ONNXRUNTIME_NODE_INSTALL: "skip",
      PATH: `${binFolder}${windows ? ";" : ":"}${process.env.PATH}`,
    },
  })
  if (result.status !== 0) {
    say(`${what} failed; the lines above say why.`)
    process.exit(result.status ?? 1)
  }
}

/** One hash over the files that an installed or built thing depends on. */
function hashOf(paths) {
  const hash = createHash("sha256")
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    } else if (!path.endsWith(".test.ts")) {
      hash.update(path.slice(root.length)).update(readFileSync(path))
    }
  }
  for (const path of paths) visit(join(root, path))
  return hash.digest("hex")
}

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "")

function install() {
  const stamp = join(modules, ".parley-installed")
  const wanted = hashOf(["package-lock.json", "package.json"])
  if (read(stamp) === wanted) return
  say("installing packages (about a minute the first time)")
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], "installing packages")
  writeFileSync(stamp, wanted)
}

/** npm 10 forgets to link `node` when the packages of several platforms name the same command. */
function linkNode() {
  const packageName = `node-${windows ? "win" : process.platform}-${process.arch}`
  const binary = join(modules, packageName, "bin", windows ? "node.exe" : "node")
  if (!existsSync(binary)) {
    const [major] = process.versions.node.split(".")
    if (Number(major) >= 24) return
    say(`this product runs on Node 24, and its own copy (${packageName}) could not be installed on this platform.`)
    say("Install Node 24 or newer and run the command again.")
    process.exit(1)
  }
  const link = join(binFolder, windows ? "node.cmd" : "node")
  if (existsSync(link)) return
  mkdirSync(binFolder, { recursive: true })
  rmSync(link, { force: true })
  if (windows) writeFileSync(link, `@"${binary}" %*\r\n`)
  else symlinkSync(join("..", packageName, "bin", "node"), link)
}

function buildWeb() {
  const stamp = join(root, "build", ".parley-built")
  // The pages carry the brand and the site's address, which the environment may say.
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"))
  const said = Object.entries(process.env).filter(([name, value]) => value && /^(BRAND_|SITE_URL$)/.test(name))
  const files = hashOf([
    "web",
    "contracts",
    "domain",
    "content/brand.yaml",
    "content/brand.ts",
    "content/legal",
    "scripts/content-plugin.ts",
    "scripts/fonts-plugin.ts",
    "scripts/written-pages.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ])
  const wanted = [files, ...said.map(([name, value]) => `${name}=${JSON.stringify(value)}`).sort()].join("\n")
  if (read(stamp) === wanted && existsSync(join(root, "build", "client"))) return
  say("building the web pages (about twenty seconds)")
  run("react-router", ["build"], "building the web pages")
  writeFileSync(stamp, wanted)
}

install()
linkNode()
if (!process.argv.includes("--no-web")) buildWeb()
