/** Reads the shop's codes as people copy them from emails and pages. Each code has one stored form. */
import { cleanCode, cleanLine } from '../lib/clean-text.ts'

/** `“Estate-10”.` → `ESTATE-10`. Two codes with the same key are the same coupon. */
export const couponKey = (text: string): string =>
  cleanCode(text)
    .toUpperCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** `#ba 1042`, `Order no. BA-1042` and `1042` → `BA-1042`. Returns other text cleaned. */
export function orderNumber(text: string): string {
  const code = cleanCode(text).toUpperCase()
  const number = (/BA[-_]?(\d{4,12})[.)]?$/.exec(code) ?? /^[#.°NOR]*(\d{4,12})[.)]?$/.exec(code))?.[1]
  return number === undefined ? code : `BA-${number}`
}

/** Returns the code at the end of a copied link, `https://…/rooms/estate-nera?a=b`. Returns other text cleaned. */
export function codeOfLink(text: string): string {
  const code = cleanCode(text)
  const path = /^(?:https?:\/\/)?[^/?#]*\/([^?#]*?)\/?(?:[?#].*)?$/.exec(code)?.[1]
  return path?.split('/').at(-1) ?? code
}

/** Completes a copied web address: `<www.example.com/a>` → `https://www.example.com/a`. */
export function webAddress(text: string): string {
  const address = cleanLine(text).replace(/^<(.*)>$/, '$1')
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? `https://${address}` : address
}

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#"<>]+\.[^\s"<>]+$/.test(text)
