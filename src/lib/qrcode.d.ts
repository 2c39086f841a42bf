/** The part of `qrcode` that browser code uses. `@types/qrcode` would add the types of Node (`src/tsconfig.json`). */
export function toString(
  text: string,
  options: { type: 'svg'; margin: number; color: { dark: string; light: string } },
): Promise<string>
