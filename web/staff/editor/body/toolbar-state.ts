import type { EditorSnapshot } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'

/** State of the toolbar at the position of the caret. */
export interface ToolbarState {
  readonly style: string | undefined
  readonly list: string | undefined
  readonly decorators: string
  readonly hasLink: boolean
  readonly hasText: boolean
  readonly inCallout: boolean
}

const DECORATORS = ['strong', 'em', 'underline', 'strike-through', 'code']

/** Toolbar state of an editor snapshot. */
export const toolbarState = (snapshot: EditorSnapshot): ToolbarState => ({
  style: selectors.getActiveStyle(snapshot),
  list: selectors.getActiveListItem(snapshot),
  decorators: DECORATORS.filter((name) => selectors.isActiveDecorator(name)(snapshot)).join(' '),
  hasLink: selectors.getActiveAnnotations(snapshot).length > 0,
  hasText: selectors.isSelectionExpanded(snapshot),
  inCallout: (selectors.getFocusTextBlock(snapshot)?.path.length ?? 1) > 1,
})

/** True if two states are equal. */
export const isSameState = (one: ToolbarState, other: ToolbarState) =>
  one.style === other.style &&
  one.list === other.list &&
  one.decorators === other.decorators &&
  one.hasLink === other.hasLink &&
  one.hasText === other.hasText &&
  one.inCallout === other.inCallout
