import * as contract from '@/contract/endpoints/admin/emails.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { changeTexts, listEmails, showTexts } from './edit-texts.ts'
import { preview, sendTest } from './try-email.ts'

export const emailTextsModule: ServerModule = {
  name: 'email-texts',
  routes: [
    route(contract.listEmails, listEmails),
    route(contract.adminEmail, showTexts),
    route(contract.changeEmail, changeTexts),
    route(contract.previewEmail, preview),
    route(contract.testEmail, sendTest),
  ],
}
