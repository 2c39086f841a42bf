import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service as ServiceModel } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { postgresPackage } from '../scripts/services.mjs'

const text = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Every variable the server reads (`server/config.test.ts` checks `.env.example` against it). */
const variables = (): Set<string> =>
  new Set([...text('.env.example').matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(found => found[1] ?? ''))

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

interface Kustomization {
  resources: string[]
  configMapGenerator: { name: string; literals: string[] }[]
}

describe('deploy/kubernetes', () => {
  const models = { Deployment, Ingress, Job, PodDisruptionBudget, Service: ServiceModel }
  const folders = ['deploy/kubernetes/base', 'deploy/kubernetes/overlays/example']
  const manifests = folders.flatMap(folder =>
    readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter(file => file.endsWith('.yaml') && file !== 'kustomization.yaml')
      .map(file => `${folder}/${file}`),
  )

  it.each(manifests)('describes valid objects in %s', file => {
    const manifest = parse(text(file)) as { kind: keyof typeof models }
    const model = new models[manifest.kind](manifest as never)
    expect(() => model.validate()).not.toThrow()
  })

  it('refuses a field that Kubernetes does not know', () => {
    const manifest = parse(text('deploy/kubernetes/base/service.yaml'))
    expect(() => new ServiceModel({ ...manifest, spec: { ports: [{ porto: 80 }] } }).validate()).toThrow()
  })

  it.each(folders)('lists each manifest of %s as a resource', folder => {
    const { resources } = parse(text(`${folder}/kustomization.yaml`)) as Kustomization
    const files = manifests.filter(file => file.startsWith(`${folder}/`)).map(file => file.split('/').at(-1))
    expect(new Set(resources.filter(resource => !resource.startsWith('../')))).toEqual(new Set(files))
  })

  it('sets only variables that the server reads', () => {
    const serverVariables = variables()
    const literals = folders.flatMap(folder =>
      (parse(text(`${folder}/kustomization.yaml`)) as Kustomization).configMapGenerator.flatMap(
        ({ literals }) => literals,
      ),
    )
    const secrets = text('deploy/kubernetes/overlays/example/secrets.env.example').trim().split('\n')
    const named = [...literals, ...secrets].map(line => line.split('=')[0] ?? '')
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(name => !serverVariables.has(name))).toEqual([])
  })

  it('runs every container without privileges, on a read-only file system and with a memory limit', () => {
    for (const file of ['deployment.yaml', 'migrate.yaml']) {
      const { spec } = parse(text(`deploy/kubernetes/base/${file}`)).spec.template
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      })
      for (const container of spec.containers)
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { limits: { memory: expect.any(String) } },
        })
    }
  })
})

describe('deploy/monitoring', () => {
  const { groups } = parse(text('deploy/monitoring/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const alerts = groups.flatMap(({ rules }) => rules)

  it('has a section in docs/runbook.md for each alert, and no other', () => {
    const sections = [...text('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(section => section[1])
    expect(alerts.length).toBeGreaterThan(5)
    expect(sections).toEqual(alerts.map(({ alert }) => alert))
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0

  it.skipIf(!hasPromtool)('contains rules and a configuration that Prometheus accepts (promtool)', () => {
    const check = (...args: string[]) => spawnSync('promtool', ['check', ...args], { encoding: 'utf8' })
    const rules = check('rules', 'deploy/monitoring/alerts.yml')
    expect(rules.status, rules.stderr).toBe(0)
    const config = check('config', '--syntax-only', 'deploy/monitoring/prometheus.yml')
    expect(config.status, config.stderr).toBe(0)
  })
})

describe('deploy/haproxy.cfg', () => {
  const settings = text('deploy/haproxy.cfg')

  it.skipIf(spawnSync('haproxy', ['-v']).status !== 0)(
    'is accepted by HAProxy (it must be installed)',
    () => {
      const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], {
        encoding: 'utf8',
      })
      expect(stderr).toBe('')
      expect(status).toBe(0)
    },
  )

  it('repeats only requests that the shop executes once', () => {
    expect(settings).toContain('retry-on conn-failure empty-response')
    expect(settings).toContain(
      'http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }',
    )
  })

  it('waits longer for a response than the shop does', () => {
    const seconds = Number(/timeout server (\d+)s/.exec(settings)?.[1])
    const millis = Number(/requestTimeout: ([\d_]+)/.exec(text('server/app.ts'))?.[1]?.replaceAll('_', ''))
    expect(seconds * 1000).toBeGreaterThan(millis)
  })
})
