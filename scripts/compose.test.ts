import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const text = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Every variable the server reads (`server/config.test.ts` checks `.env.example` against it). */
const variables = (): Set<string> =>
  new Set([...text('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(found => found[1] ?? ''))

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>
      healthcheck?: object
      volumes?: string[]
      depends_on?: Record<string, { condition: string }>
    }
  >
  volumes: Record<string, unknown>
}

it('uses only variables that the server reads, and waits for healthy dependencies', () => {
  const { services, volumes } = parse(text('deploy/compose.yaml')) as Compose
  const serverVariables = variables()
  const named = Object.keys(services.shop?.environment ?? {})
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(name => !serverVariables.has(name))).toEqual([])
  for (const [name, { condition }] of Object.entries(services.shop?.depends_on ?? {})) {
    expect(condition).toBe('service_healthy')
    expect(services[name]?.healthcheck).toBeDefined()
  }
  const mounted = Object.values(services).flatMap(service => service.volumes ?? [])
  expect(mounted.map(volume => volume.split(':')[0])).toEqual(Object.keys(volumes))
})
