/**
 * The name that other players see (decision 0013): unique however it is written, and suitable for a lobby with
 * children.
 */

/** Two nicknames with the same key are equal. */
export const nicknameKey = (nickname: string): string =>
  nickname.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  _: '',
  '-': '',
}

/** Names that imply a role in the shop. */
const official = ['admin', 'bottega', 'moderator', 'staff', 'support', 'assistenza', 'system', 'sistema']

/** Refused anywhere in a nickname. The list contains only words that are not part of harmless ones. */
const offensive =
  `cazzo vaffancul stronz puttan troia frocio negro bastard coglion merda hitler nazi fuck nigger faggot cunt bitch
  whore putain salope connard merde scheisse arschloch hurensohn schlampe pendejo maricon mierda joder caralho foder buceta`.split(
    /\s+/,
  )

const innocent = /montenegro|negroni/g

const plainOf = (name: string): string =>
  nicknameKey(name)
    .replace(/[013457_-]/g, sign => signs[sign] ?? sign)
    .replace(innocent, '')

/** Whether a name is unsuitable for other players: for nicknames and the names of decks and cards. */
export function isOffensive(name: string): boolean {
  const plain = plainOf(name)
  return offensive.some(word => plain.includes(word))
}

/** Whether a nickname is offensive or imitates the shop's staff. Digits, accents and separators are ignored. */
export function isFilteredNickname(nickname: string): boolean {
  const plain = plainOf(nickname)
  return isOffensive(nickname) || official.some(word => plain.includes(word))
}
