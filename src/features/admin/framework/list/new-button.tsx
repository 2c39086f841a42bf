import { Button, type ButtonProps } from '@/ui/action/button.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { useMayWrite } from '../record/write-access.ts'

/** Adds a record to the list. Hidden if the reader may not change its records. */
export const NewButton = (props: Pick<ButtonProps, 'href' | 'onClick' | 'children'>) =>
  useMayWrite() ? <Button size="dense" icon={iconPlus} {...props} /> : null
