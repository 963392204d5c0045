/* The layers of the network in C: the same integers as layers.py, some twenty times faster.
 *
 * Activations are arrays of int16 inside bytes objects. Dense weights are int16, by output, so that
 * a row is one dot product; `by_output` makes them from the bytes of net.bin. docs/learning.md
 * describes the arithmetic. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>

#define ZERO 128
#define MOST_VALUE 16383
#define WEIGHT_BITS 16
#define VALUE_BITS 8
#define SCALE_BITS 24
#define MOST_EXPONENT 15
#define MOST_PART (INT32_MAX / 255)

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_ANY_CPU __attribute__((target_clones("avx2", "default")))
#else
#define FOR_ANY_CPU
#endif

static int16_t active(int64_t value)
{
    return value < 0 ? 0 : value > MOST_VALUE ? MOST_VALUE : (int16_t)value;
}

FOR_ANY_CPU
static void add_row(int32_t *part, const uint8_t *row, int32_t value, Py_ssize_t outputs)
{
    for (Py_ssize_t j = 0; j < outputs; j++)
        part[j] += value * row[j];
}

static void empty(int32_t *part, int64_t *sums, Py_ssize_t outputs)
{
    for (Py_ssize_t j = 0; j < outputs; j++) {
        sums[j] += part[j];
        part[j] = 0;
    }
}

FOR_ANY_CPU
static int32_t dot(const int16_t *values, const int16_t *row, Py_ssize_t inputs)
{
    int32_t sum = 0;
    for (Py_ssize_t i = 0; i < inputs; i++)
        sum += (int32_t)values[i] * row[i];
    return sum;
}

static int fits(int right)
{
    if (!right)
        PyErr_SetString(PyExc_ValueError, "The parts of a layer do not fit each other.");
    return right;
}

PyDoc_STRVAR(by_output_doc,
"by_output(weights, outputs)\n--\n\nBytes by input as int16 by output.");

static PyObject *by_output(PyObject *self, PyObject *args)
{
    Py_buffer weights;
    Py_ssize_t outputs;
    if (!PyArg_ParseTuple(args, "y*n", &weights, &outputs))
        return NULL;
    PyObject *found = NULL;
    if (fits(outputs > 0 && weights.len % outputs == 0))
        found = PyBytes_FromStringAndSize(NULL, 2 * weights.len);
    if (found) {
        const uint8_t *from = weights.buf;
        int16_t *to = (int16_t *)PyBytes_AsString(found);
        Py_ssize_t inputs = weights.len / outputs;
        for (Py_ssize_t j = 0; j < outputs; j++)
            for (Py_ssize_t i = 0; i < inputs; i++)
                *to++ = (int16_t)(from[i * outputs + j] - ZERO);
    }
    PyBuffer_Release(&weights);
    return found;
}

PyDoc_STRVAR(first_doc,
"first(record, weights, exponents, biases)\n--\n\nThe activations of the first layer.");

static PyObject *first(PyObject *self, PyObject *args)
{
    Py_buffer record, weights, exponents, biases;
    if (!PyArg_ParseTuple(args, "y*y*y*y*", &record, &weights, &exponents, &biases))
        return NULL;
    Py_ssize_t inputs = record.len, outputs = biases.len / 4;
    const uint8_t *values = record.buf, *rows = weights.buf, *bits = exponents.buf;
    const int32_t *bias = biases.buf;
    PyObject *found = NULL;
    int64_t *sums = calloc((size_t)outputs + 1, sizeof(int64_t));
    int32_t *part = calloc((size_t)outputs + 1, sizeof(int32_t)); /* sums that still fit 32 bits */
    if (!sums || !part)
        PyErr_NoMemory();
    else if (fits(weights.len == inputs * outputs && exponents.len == inputs))
        found = PyBytes_FromStringAndSize(NULL, 2 * outputs);
    if (found) {
        int64_t lift = 0;
        int32_t room = MOST_PART;
        for (Py_ssize_t i = 0; i < inputs; i++)
            if (values[i]) {
                int32_t value = (int32_t)values[i] << (bits[i] & MOST_EXPONENT);
                lift += value;
                room -= value;
                if (room < 0) {
                    empty(part, sums, outputs);
                    room = MOST_PART - value;
                }
                add_row(part, rows + i * outputs, value, outputs);
            }
        empty(part, sums, outputs);
        const int down = WEIGHT_BITS - VALUE_BITS;
        int16_t *to = (int16_t *)PyBytes_AsString(found);
        for (Py_ssize_t j = 0; j < outputs; j++)
            to[j] = active((sums[j] - lift * ZERO + bias[j] + (1 << (down - 1))) >> down);
    }
    free(sums);
    free(part);
    PyBuffer_Release(&record);
    PyBuffer_Release(&weights);
    PyBuffer_Release(&exponents);
    PyBuffer_Release(&biases);
    return found;
}

/* A dense layer's arguments. */
typedef struct {
    Py_buffer values, weights, scales, biases;
    Py_ssize_t inputs, outputs;
} Layer;

static int measured(Layer *layer)
{
    layer->inputs = layer->values.len / 2;
    layer->outputs = layer->biases.len / 4;
    return fits(layer->weights.len == 2 * layer->inputs * layer->outputs
                && layer->scales.len == layer->biases.len);
}

static void release(Layer *layer)
{
    PyBuffer_Release(&layer->values);
    PyBuffer_Release(&layer->weights);
    PyBuffer_Release(&layer->scales);
    PyBuffer_Release(&layer->biases);
}

/* An output in units of 2**-bits. */
static int64_t output(const Layer *layer, Py_ssize_t number, int bits)
{
    const int16_t *row = (const int16_t *)layer->weights.buf + number * layer->inputs;
    const int down = SCALE_BITS + VALUE_BITS - bits;
    int64_t sum = dot(layer->values.buf, row, layer->inputs);
    sum *= ((const int32_t *)layer->scales.buf)[number];
    sum += (int64_t)((const int32_t *)layer->biases.buf)[number]
           * (1 << (SCALE_BITS + VALUE_BITS - WEIGHT_BITS));
    return (sum + ((int64_t)1 << (down - 1))) >> down;
}

PyDoc_STRVAR(hidden_doc,
"hidden(values, weights, scales, biases, skip=None)\n--\n\n"
"The activations of a dense layer, with a skip connection if given.");

static PyObject *hidden(PyObject *self, PyObject *args)
{
    Layer layer;
    Py_buffer skip = {0};
    if (!PyArg_ParseTuple(args, "y*y*y*y*|z*", &layer.values, &layer.weights, &layer.scales,
                          &layer.biases, &skip))
        return NULL;
    PyObject *found = NULL;
    if (measured(&layer) && fits(!skip.buf || skip.len == 2 * layer.outputs))
        found = PyBytes_FromStringAndSize(NULL, 2 * layer.outputs);
    if (found) {
        const int16_t *before = skip.buf;
        int16_t *to = (int16_t *)PyBytes_AsString(found);
        for (Py_ssize_t j = 0; j < layer.outputs; j++)
            to[j] = active(output(&layer, j, VALUE_BITS) + (before ? before[j] : 0));
    }
    release(&layer);
    if (skip.buf)
        PyBuffer_Release(&skip);
    return found;
}

PyDoc_STRVAR(outputs_doc,
"outputs(values, weights, scales, biases, chosen)\n--\n\n"
"The chosen outputs of a layer without ReLU, in units of 2**-16.");

static PyObject *outputs(PyObject *self, PyObject *args)
{
    Layer layer;
    PyObject *chosen;
    if (!PyArg_ParseTuple(args, "y*y*y*y*O!", &layer.values, &layer.weights, &layer.scales,
                          &layer.biases, &PyList_Type, &chosen))
        return NULL;
    Py_ssize_t count = PyList_Size(chosen);
    PyObject *found = measured(&layer) ? PyList_New(count) : NULL;
    for (Py_ssize_t k = 0; found && k < count; k++) {
        Py_ssize_t number = PyLong_AsSsize_t(PyList_GetItem(chosen, k));
        PyObject *one = NULL;
        if (!PyErr_Occurred() && fits(number >= 0 && number < layer.outputs))
            one = PyLong_FromLongLong(output(&layer, number, WEIGHT_BITS));
        if (one)
            PyList_SetItem(found, k, one);
        else
            Py_CLEAR(found);
    }
    release(&layer);
    return found;
}

static PyMethodDef methods[] = {
    {"by_output", by_output, METH_VARARGS, by_output_doc},
    {"first", first, METH_VARARGS, first_doc},
    {"hidden", hidden, METH_VARARGS, hidden_doc},
    {"outputs", outputs, METH_VARARGS, outputs_doc},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "marrakesh.bots.kernel", NULL, 0, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_kernel(void)
{
    return PyModuleDef_Init(&module);
}
