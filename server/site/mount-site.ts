/** Everything outside /api: the client's files and index.html per address. */
import type { FastifyInstance } from 'fastify'
import type { World } from '../kernel/context.ts'

export async function mountSite(_app: FastifyInstance, _world: World): Promise<void> {}
