import { colours } from '../../drawing/ink.ts';

type Props = { d: string };

/** Cut through by the drawing's plane: walls, floors, ground. */
export const Cut = ({ d }: Props) => <path d={d} fill={colours.ink} />;

/** A face seen beyond, one tone darker than the plate. */
export const Face = ({ d }: Props) => <path d={d} fill={colours.paper} />;

/** A face in shade, one tone darker again. */
export const Shade = ({ d }: Props) => <path d={d} fill={colours.line} fillOpacity=".6" />;

/** Stands before what was drawn so far and hides it. */
export const Solid = ({ d }: Props) => <path d={d} fill={colours.plate} stroke={colours.quiet} />;

/** Outlines of what is seen beyond. */
export const Edge = ({ d }: Props) => <path d={d} fill="none" stroke={colours.quiet} />;

/** Joints, courses and bars. */
export const Fine = ({ d }: Props) => <path d={d} fill="none" stroke={colours.line} />;
