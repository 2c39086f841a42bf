import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { postgresPackage } from './services.mjs'

const text = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Every variable the server reads (`server/config.test.ts` checks `.env.example` against it). */
const variables = (): Set<string> =>
  new Set([...text('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(found => found[1] ?? ''))

interface Service {
  image?: string
  environment?: Record<string, string>
  healthcheck?: object
  volumes?: string[]
  tmpfs?: string[]
  depends_on?: Record<string, { condition: string }>
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

const { services, volumes } = parse(text('deploy/compose.yaml'), { merge: true }) as Compose

describe('deploy/compose.yaml', () => {
  it('uses only variables that the server reads', () => {
    const serverVariables = variables()
    const named = Object.keys(services.shop?.environment ?? {})
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(name => !serverVariables.has(name))).toEqual([])
  })

  it('waits for healthy dependencies', () => {
    const dependencies = Object.entries(services.shop?.depends_on ?? {})
    expect(dependencies.length).toBeGreaterThan(0)
    for (const [name, { condition }] of dependencies) {
      expect(condition).toBe('service_healthy')
      expect(services[name]?.healthcheck).toBeDefined()
    }
  })

  it('declares exactly the volumes that its services mount', () => {
    const mounted = Object.values(services).flatMap(service => service.volumes ?? [])
    expect(mounted.map(volume => volume.split(':')[0])).toEqual(Object.keys(volumes))
  })

  it.each(Object.entries(services))(
    'runs %s with limits, without capabilities and on a read-only file system',
    (_, service) => {
      expect(service).toMatchObject({
        init: true,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      })
      expect(service.tmpfs).toBeDefined()
    },
  )

  it('runs PostgreSQL in the major version of the tests', () => {
    expect(services.postgres?.image).toMatch(new RegExp(`^postgres:${postgresPackage.split('-')[1]}-`))
  })
})

describe('the Node version', () => {
  const version = text('.nvmrc').trim()

  it('is the same in .nvmrc, in each stage of the image and in the packages', () => {
    const { optionalDependencies } = JSON.parse(text('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const stages = [...text('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(stage => stage[1])
    expect(stages.length).toBeGreaterThan(0)
    expect(new Set([...stages, ...Object.values(optionalDependencies)])).toEqual(new Set([version]))
  })

  it('has the major version that package.json requires and the server is built for', () => {
    const major = version.split('.')[0]
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } }
    expect(engines.node).toBe(`>=${major}`)
    expect(text('scripts/build.mjs')).toContain(`target: 'node${major}'`)
  })
})
