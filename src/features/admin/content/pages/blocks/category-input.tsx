import { useQuery } from '@tanstack/react-query'
import { callOrThrow } from '@/api/client.ts'
import { listCategories } from '@/contract/endpoints/shop/catalog.ts'
import { SelectInput } from '../../../framework/fields/inputs.tsx'

/** A category of the shop by its slug, which any language of a page understands. */
export function CategoryInput({ source, label }: { source: string; label: string }) {
  const categories = useQuery({
    queryKey: ['admin', 'category-slugs'],
    queryFn: () => callOrThrow(listCategories),
  })
  return (
    <SelectInput
      source={source}
      label={label}
      empty="–"
      from={categories}
      options={(categories.data?.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  )
}
