/** The feet of a posed creature stay where they are at rest, so that it does not slide on its card. */
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { opaqueBox } from '../fit.ts'
import { charactersRoot, manifest } from '../testing/committed.ts'
import { ACTION_FRAME } from './frame.ts'
import { actions } from './pose.ts'

const TOLERANCE = 0.05 // of the side of the creature's picture

const standing = Object.values(manifest.characters).flatMap(({ poses, floats, fy }) =>
  poses && !floats ? actions.map(action => ({ file: poses.files[`pose-${action}`].file, fy })) : [],
)

it.each(standing)('keeps the feet on the ground in $file', async ({ file, fy }) => {
  const { data, info } = await sharp(join(charactersRoot, file)).raw().toBuffer({ resolveWithObject: true })
  const { bottom } = opaqueBox({ data, width: info.width, height: info.height }, 128)
  const ground = ACTION_FRAME.y + ((bottom + 1) / info.height) * ACTION_FRAME.h
  expect(Math.abs(ground - fy)).toBeLessThan(TOLERANCE)
})
