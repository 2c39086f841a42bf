/**
 * Byte layout of a verifiable pack (decision 0034), for server and browser. Hash functions and random values are parameters.
 *
 * - secret S: 32 random bytes of the server. Nonce N: 32 random bytes of the browser, or the pack's id if it sent none.
 * - catalogue: one line `number:rarity` per card, by number, joined by `\n`, as UTF-8; its version V = SHA-256 of that text.
 * - commitment C = SHA-256(S ‖ pack id as UTF-8 ‖ odds version as four bytes, the highest first ‖ the 32 bytes of V).
 * - draw = HMAC-SHA-256 with the key S over (N ‖ pack id as UTF-8 ‖ guarantee counter G as four bytes, the highest first); its 32
 *   bytes are eight words of 32 bits, each with its highest byte first.
 * - The pack is guaranteed when G ≥ `guarantee_after` of its rules. The rules of a version that is not shipped are passed in.
 *
 * Secret, nonce, commitment and versions are sent as lower-case hexadecimal digits.
 */
import { drawPack, type PackCard } from './draw.ts'
import { type PackRules, type PackTier, shippedRules } from './odds.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Soon<T> = T | Promise<T>

export interface PackHashes {
  digest(bytes: Bytes): Soon<Uint8Array> // SHA-256
  hmac(key: Bytes, bytes: Bytes): Soon<Uint8Array> // HMAC-SHA-256
}

/** The values that are fixed when a pack is granted. */
export interface PackSeal {
  pack_id: string
  secret: string
  odds_version: number
  catalogue_version: string
}

export interface Receipt extends PackSeal {
  rarity: PackTier
  commitment: string
  nonce: string
  guarantee: number
}

/** The input of a verification. `saved` is what the browser stored before opening, if it stored anything. */
export interface Evidence {
  receipt: Receipt
  cards: readonly number[] // `numero_carta` in the displayed order, slot 1 first
  catalogue: readonly PackCard[]
  rules?: PackRules | undefined // of its version, if that version is not shipped
  saved?: { commitment?: string; nonce?: string }
}

export type ReceiptProblem =
  | 'malformed' // missing digits, or words that no hash produces
  | 'odds' // no such table was published
  | 'catalogue' // not the cards of its catalogue version
  | 'commitment' // the secret does not match the commitment
  | 'other_commitment' // differs from the one the browser saw before opening
  | 'other_nonce' // differs from the one the browser sent
  | 'cards' // differ from the result of the draw

/** Two lower-case hexadecimal digits per byte. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Accepts pairs of lower-case hexadecimal digits only. Throws a RangeError for anything else. */
export function bytesOf(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('pairs of hexadecimal digits')
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

/** Ids of packs, numbers and rarities are ASCII, for which UTF-8 is the same. */
function asciiOf(text: string): Bytes {
  if (/[^\n -~]/.test(text)) throw new RangeError('plain characters')
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

const fourBytes = (value: number): Bytes =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The nonce for a browser that sent none. */
export const ownNonce = (packId: string): string => hexOf(asciiOf(packId))

/** Hash of numbers and rarities of all cards that may be drawn, independent of their order. */
export async function catalogueVersion(
  cards: readonly PackCard[],
  { digest }: Pick<PackHashes, 'digest'>,
): Promise<string> {
  const lines = [...cards]
    .sort((a, b) => a.numero_carta - b.numero_carta)
    .map(({ numero_carta, rarita }) => `${numero_carta}:${rarita}`)
  return hexOf(await digest(asciiOf(lines.join('\n'))))
}

/** Hash shown before a pack is opened, so that the contents cannot be changed afterwards. */
export async function commitmentOf(
  { secret, pack_id, odds_version, catalogue_version }: PackSeal,
  { digest }: Pick<PackHashes, 'digest'>,
): Promise<string> {
  const message = joined(
    bytesOf(secret),
    asciiOf(pack_id),
    fourBytes(odds_version),
    bytesOf(catalogue_version),
  )
  return hexOf(await digest(message))
}

type Draw = Omit<Receipt, 'commitment' | 'catalogue_version'>

/** Returns the eight words from which a pack is drawn. */
export async function packWords(
  { secret, nonce, pack_id, guarantee }: Omit<Draw, 'rarity' | 'odds_version'>,
  { hmac }: Pick<PackHashes, 'hmac'>,
): Promise<number[]> {
  const message = joined(bytesOf(nonce), asciiOf(pack_id), fourBytes(guarantee))
  const hash = await hmac(bytesOf(secret), message)
  return Array.from({ length: 8 }, (_, at) =>
    hash.slice(at * 4, at * 4 + 4).reduce((word, byte) => word * 256 + byte, 0),
  )
}

/** Returns the contents of the pack, slot 1 first, or null if its odds were never published or the catalogue is too small. */
export async function contentsOf(
  draw: Draw,
  catalogue: readonly PackCard[],
  hashes: Pick<PackHashes, 'hmac'>,
  rules: PackRules | undefined = shippedRules(draw.odds_version, draw.rarity),
): Promise<PackCard[] | null> {
  if (!rules) return null
  const words = await packWords(draw, hashes)
  const isGuaranteed = draw.guarantee >= rules.guarantee_after
  return drawPack({ odds: rules, cards: catalogue, words, isGuaranteed })
}

/** Returns all problems of a receipt. Returns an empty list if the pack was drawn as committed. */
export async function verifyReceipt(evidence: Evidence, hashes: PackHashes): Promise<ReceiptProblem[]> {
  try {
    return await problemsOfPiece(evidence, hashes)
  } catch (error) {
    if (error instanceof RangeError) return ['malformed']
    throw error
  }
}

async function problemsOfPiece(
  { receipt, cards, catalogue, rules: published, saved }: Evidence,
  hashes: PackHashes,
): Promise<ReceiptProblem[]> {
  const problems: ReceiptProblem[] = []
  const rules = shippedRules(receipt.odds_version, receipt.rarity) ?? published
  if (!rules) problems.push('odds')
  if ((await catalogueVersion(catalogue, hashes)) !== receipt.catalogue_version) problems.push('catalogue')
  if ((await commitmentOf(receipt, hashes)) !== receipt.commitment) problems.push('commitment')
  if (saved?.commitment !== undefined && saved.commitment !== receipt.commitment)
    problems.push('other_commitment')
  if (saved?.nonce !== undefined && saved.nonce !== receipt.nonce) problems.push('other_nonce')
  const drawn = (await contentsOf(receipt, catalogue, hashes, rules)) ?? []
  const isSame =
    drawn.length === cards.length && drawn.every(({ numero_carta }, at) => numero_carta === cards[at])
  if (!isSame) problems.push('cards')
  return problems
}
