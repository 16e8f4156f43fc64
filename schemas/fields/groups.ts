import { CogIcon } from '@sanity/icons/Cog'
import { ComposeIcon } from '@sanity/icons/Compose'
import { PublishIcon } from '@sanity/icons/Publish'
import { SearchIcon } from '@sanity/icons/Search'
import type { FieldGroupDefinition } from 'sanity'

/** Tabs of the form of an article. */
export const articleGroups: FieldGroupDefinition[] = [
  { name: 'content', title: 'Content', icon: ComposeIcon, default: true },
  { name: 'details', title: 'Details', icon: CogIcon },
  { name: 'publishing', title: 'Publishing', icon: PublishIcon },
  { name: 'seo', title: 'SEO', icon: SearchIcon },
]
