import type { Network, NetworkStep } from './onnx.ts';
import type { Tensor } from './tza.ts';

type Weights = ReadonlyMap<string, Tensor>;

/**
 * Open Image Denoise's U-Net, built from its weights: four levels of convolution and halving, then four of
 * doubling, each joined with the data from before the matching halving.
 */
export function denoisingNetwork(weights: Weights): Network {
  const steps: NetworkStep[] = [];
  const addStep = (step: NetworkStep) => {
    steps.push(step);
    return step.gives;
  };
  const convolve = (name: string, from: string, gives = `${name}.sum`) =>
    addStep({
      does: 'Conv',
      to: [from, `${name}.weight`, `${name}.bias`],
      gives,
      with: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] },
    });
  const layer = (name: string, from: string) =>
    addStep({ does: 'Relu', to: [convolve(name, from)], gives: name });
  const halve = (from: string) =>
    addStep({
      does: 'MaxPool',
      to: [from],
      gives: `${from}.half`,
      with: { kernel_shape: [2, 2], strides: [2, 2] },
    });
  const double = (from: string, beside: string) => {
    const doubled = addStep({
      does: 'Resize',
      to: [from, '', 'twice'],
      gives: `${from}.double`,
      with: {
        mode: 'nearest',
        coordinate_transformation_mode: 'asymmetric',
        nearest_mode: 'floor',
      },
    });
    return addStep({
      does: 'Concat',
      to: [doubled, beside],
      gives: `${from}.joined`,
      with: { axis: 1 },
    });
  };

  const first = halve(layer('enc_conv1', layer('enc_conv0', 'picture')));
  const second = halve(layer('enc_conv2', first));
  const third = halve(layer('enc_conv3', second));
  const fourth = halve(layer('enc_conv4', third));
  const deepest = layer('enc_conv5b', layer('enc_conv5a', fourth));
  const decoderLevels = [
    [4, third],
    [3, second],
    [2, first],
    [1, 'picture'],
  ] as const;
  const last = decoderLevels.reduce(
    (from, [level, beside]) =>
      layer(`dec_conv${level}b`, layer(`dec_conv${level}a`, double(from, beside))),
    deepest,
  );
  convolve('dec_conv0', last, 'clean');

  const twice: Tensor = { shape: [4], values: new Float32Array([1, 1, 2, 2]) };
  return {
    steps,
    constants: new Map([...weights, ['twice', twice]]),
    input: { name: 'picture', channels: channelsInto(weights) },
    output: { name: 'clean', channels: 3 },
  };
}

function channelsInto(weights: Weights): number {
  const channels = weights.get('enc_conv0.weight')?.shape[1];
  if (channels === undefined) throw new Error('These are not the weights of a denoising network');
  return channels;
}
