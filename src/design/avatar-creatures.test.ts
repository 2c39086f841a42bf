import { expect, it } from 'vitest'
import { avatarStyles } from '../contract/endpoints/account/users.ts'
import { avatarCreatures, playerCreature } from './avatar-creatures.ts'

it('has one creature for every avatar style', () => {
  expect(new Set(avatarCreatures).size).toBe(avatarStyles)
})

it('shows the creature of the chosen avatar', () => {
  expect(playerCreature({ id: 5, profile_picture: 'avatar:11' })).toBe('draghissimo')
})

it('always gives a player without an avatar style the same creature', () => {
  const upload = { id: 40, profile_picture: 'https://shop.example/me.webp' }
  expect(playerCreature(upload)).toBe(playerCreature({ id: 40, profile_picture: null }))
  expect(avatarCreatures).toContain(playerCreature({ id: 1_000_003, profile_picture: null }))
})
