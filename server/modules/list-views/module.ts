import * as contract from '@/contract/endpoints/admin/list-views.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { inTransaction, refuse, route } from '../../kernel/route.ts'
import {
  countViews,
  forgetListsOf,
  type ListOfUser,
  removeView,
  settingsOfList,
  storeSettings,
  storeView,
} from './list-views-repo.ts'

const mostViews = 50 // of one person for one list

const listOf = ({ list }: { list: string }, context: CallContext): ListOfUser => ({
  userId: callerOf(context).userId,
  list,
})

export const listViewsModule: ServerModule = {
  name: 'list-views',
  routes: [
    route(contract.readListSettings, ({ params }, context) =>
      settingsOfList(context.db, listOf(params, context)),
    ),
    route(contract.saveListSettings, async ({ params, body }, context) => {
      const list = listOf(params, context)
      await storeSettings(context.db, list, body)
      return settingsOfList(context.db, list)
    }),
    route(contract.saveListView, ({ params, body }, context) =>
      inTransaction(context, async tx => {
        const list = listOf(params, context)
        await storeView(tx, list, body)
        return (await countViews(tx, list)) > mostViews ? refuse('too_many') : settingsOfList(tx, list)
      }),
    ),
    route(contract.removeListView, ({ params }, context) =>
      inTransaction(context, async tx => {
        const list = listOf(params, context)
        return (await removeView(tx, list, params.id)) ? settingsOfList(tx, list) : refuse('not_found')
      }),
    ),
  ],
  erasePersonalData: forgetListsOf,
}
