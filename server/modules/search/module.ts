import { suggest } from '@/contract/endpoints/shop/suggestions.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { suggestFor } from './suggest.ts'

export const searchModule: ServerModule = { name: 'search', routes: [route(suggest, suggestFor)] }
