import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const places = [
  'package.json',
  'deploy/Dockerfile',
  'deploy/bottega-arcana.service',
  'e2e/fixtures/server.ts',
  'bench/server.ts',
]

it.each(places)('%s starts the server with the same small nursery', place => {
  const text = readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8')
  expect(text.match(/--max-semi-space-size=\S+?\b(?=['"\s])/g)).toEqual(['--max-semi-space-size=4'])
})
