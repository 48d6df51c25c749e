declare module "virtual:brand" {
  const brand: import("#contracts/content.ts").Brand
  export default brand
}
declare module "virtual:legal" {
  type Block =
    | { kind: "heading"; text: string }
    | { kind: "paragraph"; text: string }
    | { kind: "list"; items: string[] }
  export type LegalText = { title: string; blocks: Block[] }
  const legal: { terms: LegalText; privacy: LegalText }
  export default legal
}
