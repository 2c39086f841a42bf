/** Which creature represents a player on the stage: the one whose head is on the chosen avatar (specification notes §9). */
import { avatarStyle } from '../contract/endpoints/account/users.ts'

/** Slugs by the number of the avatar style, 0 to 18. Never reorder. */
export const avatarCreatures = [
  'volpardore',
  'germoglino',
  'ondalice',
  'gufosaggio',
  'amanito',
  'nuvoletta',
  'brinorso',
  'spettrillo',
  'bullonardo',
  'polpetra',
  'anelluna',
  'draghissimo',
  'pinguello',
  'micipno',
  'solcione',
  'ranapesto',
  'zuccabuia',
  'astropupo',
  'unicornello',
] as const

export type AvatarCreature = (typeof avatarCreatures)[number]

/** The slug for a player. A player without an avatar style, or with an uploaded picture, gets one that is derived from the id. */
export function playerCreature(player: { id: number; profile_picture: string | null }): AvatarCreature {
  const style = avatarStyle(player.profile_picture) ?? player.id % avatarCreatures.length
  return avatarCreatures[style] ?? avatarCreatures[0]
}
