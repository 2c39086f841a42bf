/** The part of `qrcode` that browser code uses. `@types/qrcode` would add the types of Node (`src/tsconfig.json`). */
declare function svgOf(
  text: string,
  options: { type: 'svg'; margin: number; color: { dark: string; light: string } },
): Promise<string>

export { svgOf as toString }
