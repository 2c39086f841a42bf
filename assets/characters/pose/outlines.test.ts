/** The committed poses are other outlines than the creature at rest, so that they are seen in a battle. */
import { expect, it } from 'vitest'
import { charactersRoot, manifest } from '../testing/committed.ts'
import { outlineChanges } from './outlines.ts'

const LEAST = 0.15 // wide creatures fill their picture and have no room to lean

const posed = Object.entries(manifest.characters).filter(([, { poses }]) => poses)

it.each(posed)('changes the outline of %s in each action', async (slug, entry) => {
  const changes = await outlineChanges(charactersRoot, slug, entry)
  expect(changes).toHaveLength(3)
  for (const { action, change } of changes) expect(change, action).toBeGreaterThan(LEAST)
})
