import type { PageNode } from '@concierge/contract/node';
import type { ReactNode } from 'react';
import { TextIn } from '../../ui/text/TextIn.tsx';
import { textLang } from './textLang.ts';

/** The lead of a page or the line above its title, marked where it is in another language. */
export const pageLine = (node: PageNode, field: 'field_lead' | 'field_pretitle'): ReactNode =>
  node[field] && <TextIn lang={textLang(node, field)}>{node[field]}</TextIn>;
