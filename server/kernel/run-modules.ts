/** Runs the declared modules in the order of the list. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import type { Queryable } from './db/database.ts'
import type { ServerModule } from './module.ts'
import type { Route } from './route.ts'

/** Starts each module and its jobs, and deletes a user's data when the account is deleted. */
export function startModules(modules: readonly ServerModule[], context: AppContext): void {
  for (const { start, jobs } of modules) {
    start?.(context)
    for (const { name, pauseMillis, work, ...options } of jobs?.(context) ?? [])
      context.jobs.every(name, pauseMillis, work, options)
  }
  context.events.on('account-deleted', async ({ userId }, tx) => {
    for (const { erasePersonalData } of modules) await erasePersonalData?.(tx, userId, context)
  })
}

/** All routes, in the order of the modules. */
export const routesOf = (modules: readonly ServerModule[]): Route[] => modules.flatMap(({ routes }) => routes)

/** Mounts the paths outside /api. */
export async function mountModules(
  modules: readonly ServerModule[],
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  for (const { mount } of modules) await mount?.(app, context)
}

/** Returns what all modules store about one user, by key. */
export async function exportPersonalData(
  modules: readonly ServerModule[],
  db: Queryable,
  userId: number,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {}
  for (const { exportPersonalData: parts } of modules)
    for (const [key, read] of Object.entries(parts ?? {})) collected[key] = await read(db, userId)
  return collected
}
