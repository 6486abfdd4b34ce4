type Props = { d: string };

/** Cut through by the drawing's plane: walls, floors, ground. */
export const Cut = ({ d }: Props) => <path d={d} className="fill-ink stroke-none" />;

/** A face seen beyond, one tone darker than the plate. */
export const Face = ({ d }: Props) => <path d={d} className="fill-paper stroke-none" />;

/** A face in shade, one tone darker again. */
export const Shade = ({ d }: Props) => <path d={d} className="fill-line/60 stroke-none" />;

/** Stands before what was drawn so far and hides it. */
export const Solid = ({ d }: Props) => <path d={d} className="fill-plate stroke-line-2" />;

/** Outlines of what is seen beyond. */
export const Edge = ({ d }: Props) => <path d={d} className="fill-none stroke-line-2" />;

/** Joints, courses and bars. */
export const Fine = ({ d }: Props) => <path d={d} className="fill-none stroke-line" />;
