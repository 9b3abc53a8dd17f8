import { z } from 'zod';
import { action } from '../../action.ts';
import { dateTime, id, richText, upload, version } from '../../rules.ts';
import { contestSetup } from './contest-setup.ts';
import { personParts } from './project.ts';

/**
 * Why a version of a section was kept: it was the last of a person's work, it was handed in, or it was about to be replaced: by an older
 * one, by the other text of a conflict, by a file.
 */
export const planKeptFor = ['SAVED', 'SUBMITTED', 'REPLACED', 'OVERWRITTEN', 'IMPORTED'] as const;

/** Characters that the HTML of one section may have once it is clean. */
export const longestSection = 300_000;

/** Markup that comes along with it: a word processor writes more around the words than they are long. */
const longestPasted = 1_000_000;

/** A section of a business plan: the contest's question, and the text in it. Version 0 was never saved. */
export const planSection = z.object({
  key: z.string(),
  title: z.string(),
  guidance: z.string().nullable(),
  maxLength: z.int().nullable(),
  isRequired: z.boolean(),
  /** Clean HTML; its pictures are ours, with links that end. */
  html: z.string(),
  characters: z.int(),
  version: z.int(),
  /** A name. */
  by: z.string().nullable(),
  time: dateTime.nullable(),
});

export const plan = z.object({
  id,
  contestTitle: z.string(),
  number: z.string(),
  title: z.string(),
  /** Whether one PDF may replace all of it. */
  planAs: contestSetup.shape.planAs,
  /** It is the plan, whatever text the sections have. */
  pdf: z
    .object({ attachmentId: id, name: z.string(), size: z.int(), url: z.string(), by: z.string().nullable(), time: dateTime })
    .nullable(),
  /** The people of the project: the leader first, advisors last. */
  team: z.array(z.object({ part: z.enum(personParts), name: z.string() })),
  sections: z.array(planSection),
  actions: z.array(action),
});

/** A section as its editor has it: refused with the saved one where another user has saved it since. */
export const planSave = z.object({
  version,
  html: richText(z.string().max(longestPasted, `rule.max:${longestPasted}`)),
  /** Chosen over the present text, of any author: that one is kept as a version. */
  isOverwrite: z.boolean().optional(),
});

/** After a save: pictures of other sites are left out, since those sites would learn of the plan's readers. */
export const planSaved = planSection.extend({ droppedPictures: z.int() });

export const planRestore = z.object({
  version,
  /** The version to restore. */
  to: version,
});

/** How a section was once. */
export const planVersion = z.object({
  version: z.int(),
  keptFor: z.enum(planKeptFor),
  characters: z.int(),
  by: z.string().nullable(),
  time: dateTime,
});

export const planVersionText = planVersion.extend({ html: z.string() });

export const planPicture = z.object({ file: upload });

/** A picture that was stored for a plan. `url` is its address in the section's HTML. */
export const planPictureStored = z.object({ url: z.string(), alt: z.string() });

export const planImportFile = z.object({ file: upload });

/** A stretch of a Word file under one heading, and the section that it belongs in. */
const planImportPiece = z.object({
  /** Null: the part before the first heading. */
  heading: z.string().nullable(),
  /** Null: the heading does not tell. */
  key: z.string().nullable(),
  /** The heading is the section's title: it is left out there. */
  isTitle: z.boolean(),
  /** The first words. */
  excerpt: z.string(),
  /** Without the heading. */
  characters: z.int(),
  pictures: z.int(),
});

/**
 * The parts of a Word file that are not in the plan as they were: formulae are kept on one line, the text of diagrams and text boxes and
 * the readings of characters as plain text, numbers of lists as plain ones, links without an address as their words; insertions that were
 * tracked are taken. Everything else is left out.
 */
export const planLossKinds = [
  'FORMULA',
  'CHART',
  'SMART_ART',
  'PICTURE',
  'OBJECT',
  'TEXT_BOX',
  'RUBY',
  'NUMBERING',
  'LINK',
  'HIDDEN_TEXT',
  'INSERTION',
  'DELETION',
  'COMMENT',
  'SYMBOL',
  'POSITION',
  'OTHER_FILE',
] as const;

const planLoss = z.object({
  kind: z.enum(planLossKinds),
  count: z.int(),
  /** The first of them: the heading that they are under, null for none, and the first words of their paragraph. */
  places: z.array(z.object({ heading: z.string().nullable(), words: z.string() })),
});

/** The plan that a Word file would become, and the text in the sections now. */
export const planImportPreview = z.object({
  pieces: z.array(planImportPiece),
  sections: z.array(planSection.pick({ key: true, version: true, characters: true }).extend({ isEmpty: z.boolean() })),
  losses: z.array(
    planLoss.extend({
      places: z.array(
        planLoss.shape.places.element.extend({
          /** The pieces that it may be in, by their places; none, where nothing of it came over. */
          pieces: z.array(z.int()),
        }),
      ),
    }),
  ),
});

export const planImport = z.object({
  file: upload,
  /** The target of each piece: `piece:section:version`, the piece by its place, the version that is replaced as it was seen. */
  into: z
    .array(z.string().regex(/^\d{1,3}:\w{1,40}:\d{1,9}$/, 'rule.selection'))
    .min(1, 'rule.selection')
    .max(100, 'rule.most:100'),
});

/** With the parts of the file that did not come over, whichever of its pieces were taken. */
export const planImported = plan.extend({ losses: z.array(planLoss) });
